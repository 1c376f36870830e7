"""Trains a net on files of records.

python3 train.py --folder WORK --players 3 --data 'WORK/g0/*.records' --test WORK/g0-test/0-0.records --out net0.float
"""
import argparse
import glob
import math
import time

import torch

from model import DEVICE, Layout, Net


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--folder', required=True)
    parser.add_argument('--players', type=int, required=True)
    parser.add_argument('--data', nargs='+', required=True)
    parser.add_argument('--test', nargs='+', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--hidden', type=int, default=128)
    parser.add_argument('--inner', type=int, default=32)
    parser.add_argument('--buckets', type=int, default=6)
    parser.add_argument('--passes', type=float, default=8)
    parser.add_argument('--seconds', type=float, default=60)
    parser.add_argument('--batch', type=int, default=8192)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--weight-decay', type=float, default=0.3)
    parser.add_argument('--share', type=float, default=0.0)
    parser.add_argument('--taught', type=float, default=0.0, help='weight of --teacher in the loss')
    parser.add_argument('--teacher', help='a wide net, as FILE:HIDDEN:INNER')
    parser.add_argument('--init')
    parser.add_argument('--round-from', type=float, default=0.6, help='fraction of the run after which weights are rounded')
    parser.add_argument('--most', type=int, default=40_000_000, help='maximum number of records')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--tag', default='train')
    parser.add_argument('--tiny', action='store_true', help='a short check that everything runs')
    return parser.parse_args()


def read_all(layout, patterns, most):
    files = sorted(sum((glob.glob(pattern) for pattern in patterns), []))
    if not files:
        raise SystemExit(f'no records match {patterns}')
    return torch.cat([layout.load(path) for path in files])[:most]


def main():
    a = arguments()
    if a.tiny:
        a.batch, a.passes, a.seconds = 256, 1, 5
    layout = Layout(a.folder, a.players)
    start = time.time()
    data = read_all(layout, a.data, a.most).to(DEVICE)
    test = read_all(layout, a.test, 400_000)
    print(f'{a.tag}: {len(data)} + {len(test)} records read in {time.time() - start:.1f} s on {DEVICE}', flush=True)
    net = Net(layout, a.hidden, a.inner, a.buckets, a.seed)
    if a.init:
        net.read(a.init)
    teacher = None
    if a.teacher:
        path, hidden, inner = a.teacher.split(':')
        teacher = Net(layout, int(hidden), int(inner), a.buckets, rounds=False)
        teacher.read(path)
    optimiser = net.optimiser(a.rate, a.weight_decay)
    batch = min(a.batch, len(data))
    per_pass = max(1, len(data) // batch)
    steps = max(1, int(a.passes * per_pass))
    begun = time.time()
    order = None
    step = 0
    for step in range(steps):
        at = (step % per_pass) * batch
        if at == 0:
            order = torch.randperm(len(data), device=DEVICE)
        done = max(step / steps, (time.time() - begun) / a.seconds)
        if done >= 1:
            break
        net.quantised = done >= a.round_from
        for group in optimiser.param_groups:
            group['lr'] = a.rate * min(1.0, (step + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * done))
        records = layout.split(data[order[at : at + batch]], True)
        lesson = None
        if teacher is not None:
            with torch.no_grad():
                lesson = teacher(records)
        loss, error, entropy = net.loss(records, a.share, lesson, a.taught)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        net.keep_bounds()
        net.blend(min(0.998, (step + 1) / (step + 10)))
        if (step + 1) % max(1, steps // 4) == 0:
            more = {'error': round(float(error), 4), 'entropy': round(float(entropy), 4)}
            net.measure(test, f'{a.tag} step {step + 1}', more)
    more = {'steps': step + 1, 'seconds': round(time.time() - begun, 1), 'records': len(data)}
    net.measure(test, f'{a.tag} final', more)
    net.save(a.out)


if __name__ == '__main__':
    main()
