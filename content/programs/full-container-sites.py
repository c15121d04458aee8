"""Prints the container sites that are worth a pick-up, the fullest first."""

import json
import os
import sys
import urllib.error
import urllib.request

FULL = 0.9  # share of the maximum weight
PAGE_SIZE = 50

LOGIN = """mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) { jwt }
}"""
QUERY = """query FullContainerSites($page: PaginationInput!) {
  currentUser {
    account {
      containerSites(page: $page) {
        id name serviceLocation { name }
        maxWeight(unit: KILOGRAM) fillLevel currentWeight { weight(unit: KILOGRAM) }
      }
    }
  }
}"""


def send(query, variables, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    body = json.dumps({"query": query, "variables": variables}).encode()
    request = urllib.request.Request(os.environ["BINBAR_API_URL"], body, headers)
    try:
        try:
            response = urllib.request.urlopen(request, timeout=30)
        except urllib.error.HTTPError as error:
            response = error  # GraphQL errors may come with a status such as 400
        with response:
            answer = json.load(response)
    except (OSError, ValueError) as error:
        sys.exit(f"No usable answer from the API: {error}")
    if answer.get("errors"):
        sys.exit(f"The API reports: {answer['errors'][0]['message']}")
    return answer["data"]


def read_container_sites(token):
    sites = []
    while True:
        page = {"offset": len(sites), "limit": PAGE_SIZE}
        user = send(QUERY, {"page": page}, token)["currentUser"]
        if user is None:
            sys.exit("The API did not accept the token.")
        part = user["account"]["containerSites"]
        sites += part
        if len(part) < PAGE_SIZE:
            return sites


def compose_line(site):
    title = f"{site['id']}  {site['name']} ({site['serviceLocation']['name']})"
    if site["fillLevel"] is None:
        return f"CHECK  {title}: no {'maximum weight' if site['currentWeight'] else 'weight yet'}"
    if site["fillLevel"] < FULL:
        return None
    room = site["maxWeight"] - site["currentWeight"]["weight"]
    kilograms = int(abs(room) + 0.5)  # round() would take halves to the even number
    percent = int(site["fillLevel"] * 100 + 0.5)
    return f"FULL   {title}: {percent}%, {kilograms} kg {'above the maximum weight' if room < 0 else 'left'}"


if not all(os.environ.get(name) for name in ("BINBAR_API_URL", "BINBAR_EMAIL", "BINBAR_PASSWORD")):
    sys.exit("Set BINBAR_API_URL, BINBAR_EMAIL and BINBAR_PASSWORD first.")
data = send(LOGIN, {"email": os.environ["BINBAR_EMAIL"], "password": os.environ["BINBAR_PASSWORD"]})
sites = read_container_sites(data["login"]["jwt"])
sites.sort(key=lambda site: -1 if site["fillLevel"] is None else site["fillLevel"], reverse=True)
for line in map(compose_line, sites):
    if line:
        print(line)
