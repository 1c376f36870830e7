"""Plays Nunatak with Python alone: no package, no rules of the game.

python3 bot.py https://HOST/m/ID [NAME]       takes a seat by the link of a match and plays once it is dealt
python3 bot.py https://HOST/sandbox/pebble    plays against a bot of the house at once

Replace `choose` to make it yours; docs/bots.md tells what it is given.
"""
import json, random, sys, time, urllib.error, urllib.request, uuid


def choose(position, legal):
    """One of the legal actions: a block as high up as can be, else anything."""
    blocks = [action for action in legal if action['type'] == 'placeBlock']
    return max(blocks, key=lambda action: action['cell']) if blocks else random.choice(legal)


def call(path, body=None, token=None, tries=8):
    """Sends a request. A server that restarts, or asks for patience, is given it: a repetition does nothing twice."""
    headers = {'Authorization': f'Bearer {token}'} if token else {}
    data = None if body is None else json.dumps(body).encode()
    try:
        return urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=60)
    except urllib.error.HTTPError as error:
        if error.code not in (429, 503) or tries == 0:
            raise
        time.sleep(int(error.headers.get('Retry-After') or 1))
    except urllib.error.URLError:
        if tries == 0:
            raise
        time.sleep(1)
    return call(path, body, token, tries - 1)


def play(match, token):
    """Reads the stream and answers. The points when the game is over; None if the stream broke off before."""
    for line in call(f'/api/matches/{match}/stream?legal=true', token=token):
        message = json.loads(line) if line.strip() else {}
        if message.get('type') != 'named':
            continue
        if message['position']['phase'] == 'over':
            return message['position']['points']
        if 'legal' in message:
            action = choose(message['position'], message['legal'])
            decision = {'seq': message['seq'], 'actionId': uuid.uuid4().hex, 'action': action}
            call(f'/api/matches/{match}/actions', decision, token)


server, kind, name = sys.argv[1].rsplit('/', 2)
path = f'/api/sandbox/{name}' if kind == 'sandbox' else f'/api/matches/{name}/seats'
seated = json.load(call(path, {'name': (sys.argv[2:] + ['Python'])[0]}))
print('Sitting on seat', seated['seat'], flush=True)
while (points := play(seated['matchId'], seated['token'])) is None:
    time.sleep(1)
print('Over:', ' : '.join(map(str, points)))
