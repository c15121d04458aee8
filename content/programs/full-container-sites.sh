#!/usr/bin/env bash
# Prints the container sites that are worth a pick-up, the fullest first.
set -euo pipefail

full=0.9 # share of the maximum weight
page_size=50

login='mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) { jwt }
}'
query='query FullContainerSites($page: PaginationInput!) {
  currentUser {
    account {
      containerSites(page: $page) {
        id name serviceLocation { name }
        maxWeight(unit: KILOGRAM) fillLevel currentWeight { weight(unit: KILOGRAM) }
      }
    }
  }
}'

fail() {
  echo "$1" >&2
  exit 1
}

# Sends a JSON body, with more options of curl behind it, and prints the data of the answer.
send() {
  local body=$1 answer message
  shift
  answer=$(curl --silent --show-error --max-time 30 "$BINBAR_API_URL" \
    --header 'Content-Type: application/json' "$@" --data @- <<<"$body") || fail 'The API gave no answer.'
  message=$(jq --raw-output '.errors[0].message // empty' <<<"$answer") || fail 'The answer is not JSON.'
  [[ -z $message ]] || fail "The API reports: $message"
  jq '.data' <<<"$answer"
}

[[ ${BINBAR_API_URL:-} && ${BINBAR_EMAIL:-} && ${BINBAR_PASSWORD:-} ]] ||
  fail 'Set BINBAR_API_URL, BINBAR_EMAIL and BINBAR_PASSWORD first.'

body=$(jq --null-input --arg query "$login" \
  '{$query, variables: {email: env.BINBAR_EMAIL, password: env.BINBAR_PASSWORD}}')
data=$(send "$body")
token=$(jq --raw-output '.login.jwt' <<<"$data")

sites='[]'
offset=0
while true; do
  body=$(jq --null-input --arg query "$query" --argjson offset "$offset" --argjson limit "$page_size" \
    '{$query, variables: {page: {$offset, $limit}}}')
  data=$(send "$body" --header "Authorization: Bearer $token")
  page=$(jq --exit-status '.currentUser.account.containerSites' <<<"$data") ||
    fail 'The API did not accept the token.'
  sites=$(jq --slurp 'add' <<<"$sites $page")
  (($(jq 'length' <<<"$page") == page_size)) || break
  ((offset += page_size))
done

jq --raw-output --argjson full "$full" '
  sort_by(-(.fillLevel // -1))[]
  | "\(.id)  \(.name) (\(.serviceLocation.name))" as $title
  | if .fillLevel == null then
      "CHECK  \($title): \(if .currentWeight then "no maximum weight" else "no weight yet" end)"
    elif .fillLevel >= $full then
      (.maxWeight - .currentWeight.weight) as $room
      | "FULL   \($title): \(.fillLevel * 100 | round)%, \($room | fabs | round) kg "
        + if $room < 0 then "above the maximum weight" else "left" end
    else empty end
' <<<"$sites"
