"""Runs self-play and training side by side: generators reload the newest net, the trainer reads the newest games.

A small net plays. A wide net learns from the same records, and late in the run the small net also learns from it.
python3 loop.py --node node --folder WORK --players 3 --net WORK/live.float --seconds 300 --save net1.float -- --mixed 0.25
"""
import argparse
import glob
import json
import math
import os
import subprocess
import time

import torch

from model import DEVICE, Layout, Net

HERE = os.path.dirname(os.path.abspath(__file__))


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--node', required=True)
    parser.add_argument('--folder', required=True)
    parser.add_argument('--players', type=int, required=True)
    parser.add_argument('--net', required=True, help='file of the net that plays; rewritten every --export seconds')
    parser.add_argument('--save', required=True)
    parser.add_argument('--save-wide', help='file of the wide net; read at the start if it exists')
    parser.add_argument('--seconds', type=float, required=True)
    parser.add_argument('--procs', type=int, default=16)
    parser.add_argument('--hidden', type=int, default=128)
    parser.add_argument('--inner', type=int, default=32)
    parser.add_argument('--buckets', type=int, default=6)
    parser.add_argument('--wide', type=int, default=512, help='hidden numbers of the wide net; 0 for no wide net')
    parser.add_argument('--wide-inner', type=int, default=64)
    parser.add_argument('--taught', type=float, default=0.6)
    parser.add_argument('--rate', type=float, default=1e-3)
    parser.add_argument('--rate-end', type=float, default=2e-5)
    parser.add_argument('--decay', type=float, default=0.4, help='last fraction of the run, with a falling learning rate and rounded weights')
    parser.add_argument('--weight-decay', type=float, default=0.3)
    parser.add_argument('--batch', type=int, default=8192)
    parser.add_argument('--share', type=float, default=0.7)
    parser.add_argument('--most', type=int, default=24_000_000, help='maximum number of records kept')
    parser.add_argument('--least', type=int, default=100_000, help='number of records before training starts')
    parser.add_argument('--held-out', type=int, default=60_000)
    parser.add_argument('--reuse', type=float, default=12, help='maximum average number of times that a record is used')
    parser.add_argument('--export', type=float, default=15, help='seconds between exported nets')
    parser.add_argument('--data', nargs='*', default=[], help='files of records to start with')
    parser.add_argument('--test-out', help='file for the held-out records')
    parser.add_argument('--seed', default='loop')
    parser.add_argument('--tag', default='loop')
    parser.add_argument('--tiny', action='store_true', help='a short check that everything runs')
    parser.add_argument('rest', nargs=argparse.REMAINDER, help='-- options of generate.ts')
    return parser.parse_args()


class Buffer:
    """Keeps the newest records on the device."""

    def __init__(self, most, width):
        self.records = torch.zeros(most, width, dtype=torch.int16, device=DEVICE)
        self.count = 0
        self.total = 0

    def add(self, records):
        most = len(self.records)
        records = records[-most:].to(DEVICE)
        at = self.total % most
        first = min(len(records), most - at)
        self.records[at : at + first] = records[:first]
        if first < len(records):
            self.records[: len(records) - first] = records[first:]
        self.total += len(records)
        self.count = min(self.total, most)

    def sample(self, count):
        return self.records[torch.randint(self.count, (count,), device=DEVICE)]


def write(net, path):
    net.save(path + '.part')
    os.replace(path + '.part', path)


def main():
    a = arguments()
    if a.tiny:
        a.batch, a.least, a.held_out, a.most, a.export = 256, 500, 300, 100_000, 3
    layout = Layout(a.folder, a.players)
    games = f'{a.folder}/{a.tag}'
    os.makedirs(games, exist_ok=True)
    net = Net(layout, a.hidden, a.inner, a.buckets)
    net.read(a.net)
    wide = None
    if a.wide > 0:
        wide = Net(layout, a.wide, a.wide_inner, a.buckets, seed=2, rounds=False)
        if a.save_wide and os.path.exists(a.save_wide):
            wide.read(a.save_wide)
    extra = [word for word in a.rest if word != '--']
    generators = [
        subprocess.Popen(
            [a.node, f'{HERE}/generate.ts', '--players', str(a.players), '--seed', f'{a.seed}/{i}', '--net', a.net]
            + ['--follow', '--out', f'{games}/{i}', '--seconds', str(max(1.0, a.seconds - 6)), '--shard', '2' if a.tiny else '12']
            + extra,
            stdout=subprocess.PIPE,
        )
        for i in range(a.procs)
    ]
    nets = [net] if wide is None else [net, wide]
    optimisers = [n.optimiser(a.rate, a.weight_decay) for n in nets]
    buffer = Buffer(a.most, layout.width)
    for path in sorted(sum((glob.glob(pattern) for pattern in a.data), [])):
        buffer.add(layout.load(path))
    given = buffer.total
    held_out = None
    start = time.time()
    exported = told = start
    step = 0
    while time.time() - start < a.seconds:
        for path in sorted(glob.glob(f'{games}/*.records')):
            records = layout.load(path)
            os.remove(path)
            if len(records) == 0:
                continue
            if held_out is None or len(held_out) < a.held_out:
                held_out = records if held_out is None else torch.cat([held_out, records])
            else:
                buffer.add(records)
        fresh = buffer.total - given
        if fresh < a.least or step * a.batch > a.reuse * buffer.total:
            time.sleep(0.1)
            continue
        done = (time.time() - start) / a.seconds
        falling = max(0.0, (done - 1 + a.decay) / a.decay)
        rate = a.rate_end + (a.rate - a.rate_end) * (0.5 + 0.5 * math.cos(math.pi * min(1.0, falling)))
        net.quantised = falling > 0
        for _ in range(10):
            warm = min(1.0, (step + 1) / 100)
            for optimiser in optimisers:
                for group in optimiser.param_groups:
                    group['lr'] = rate * warm
            batch = layout.split(buffer.sample(a.batch), True)
            lesson = None
            if wide is not None:
                loss, _, _ = wide.loss(batch, a.share)
                optimisers[1].zero_grad(set_to_none=True)
                loss.backward()
                optimisers[1].step()
                wide.blend(min(0.998, (step + 1) / (step + 10)))
                if falling > 0:
                    with torch.no_grad():
                        lesson = wide(batch)
            loss, error, entropy = net.loss(batch, a.share, lesson, a.taught)
            optimisers[0].zero_grad(set_to_none=True)
            loss.backward()
            optimisers[0].step()
            net.keep_bounds()
            net.blend(min(0.998, (step + 1) / (step + 10)))
            step += 1
        if time.time() - exported > a.export:
            write(net, a.net)
            exported = time.time()
        if time.time() - told > (5 if a.tiny else 60):
            told = time.time()
            more = {'records': buffer.total, 'steps': step, 'rate': round(rate, 6)}
            for n, name in zip(nets, ('small', 'wide')):
                n.measure(held_out[:100_000], f'{a.tag} {name} {told - start:.0f} s', more)
    write(net, a.net)
    net.save(a.save)
    if wide is not None and a.save_wide:
        wide.save(a.save_wide)
    for generator in generators:
        try:
            generator.wait(timeout=15)
        except subprocess.TimeoutExpired:
            generator.kill()
    played = sum(json_of(generator).get('games', 0) for generator in generators)
    if held_out is not None:
        more = {'records': buffer.total, 'steps': step, 'games': played, 'seconds': round(time.time() - start, 1)}
        for n, name in zip(nets, ('small', 'wide')):
            n.measure(held_out, f'{a.tag} {name} final', more)
        if a.test_out:
            held_out.numpy().astype('<i2').tofile(a.test_out)


def json_of(generator):
    lines = generator.stdout.read().decode().strip().splitlines()
    try:
        return json.loads(lines[-1]) if lines else {}
    except ValueError:
        return {}


if __name__ == '__main__':
    main()
