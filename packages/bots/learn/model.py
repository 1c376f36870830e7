"""The net in PyTorch: reading records, forward pass with rounded weights, losses, and writing the file for floatNet.ts."""
import json
import math
import struct

import numpy as np
import torch

DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.backends.cuda.matmul.allow_tf32 = True
MAGIC = 0x4E4E4632
READINGS = {'plain': 0, 'masked': 1, 'candidate': 2}


class Layout:
    """What layout.ts wrote: sizes, scales, and the temple's symmetries as maps between features."""

    def __init__(self, folder, players):
        with open(f'{folder}/layout{players}.json') as file:
            told = json.load(file)
        self.players = told['players']
        self.cells = told['cells']
        self.features = told['features']
        self.figures = told['figures']
        self.width = told['recordWidth']
        self.record_features = told['recordFeatures']
        self.chance_steps = told['chanceSteps']
        self.point_steps = told['pointSteps']
        self.scales = told['scales']
        self.figure_scales = torch.tensor(told['figureScales'], dtype=torch.float32, device=DEVICE)
        maps = np.fromfile(f'{folder}/symmetries{players}.bin', dtype='<u2').astype(np.int64)
        self.symmetries = torch.from_numpy(maps).to(DEVICE)

    def load(self, path):
        """Loads the records of a file on the CPU; an incomplete record at its end is ignored."""
        numbers = np.fromfile(path, dtype='<i2')
        whole = len(numbers) // self.width
        return torch.from_numpy(numbers[: whole * self.width].reshape(whole, self.width).copy())

    def split(self, records, turned):
        """Splits records into named tensors on the device; with `turned`, each temple is rotated or mirrored at random.
        """
        count = len(records)
        width = self.features + 1
        listed = records[:, : self.record_features].long()
        if turned:
            which = torch.randint(8, (count, 1), device=records.device)
            listed = self.symmetries[which * width + listed]
        inputs = torch.zeros(count, width, device=records.device)
        inputs.scatter_add_(1, listed, torch.ones_like(listed, dtype=torch.float32))
        at = self.record_features
        figures = records[:, at : at + self.figures].float() / self.figure_scales
        at += self.figures
        rest = records[:, at:].float()
        people = self.players

        def part(k):
            return rest[:, 2 + k * people : 2 + (k + 1) * people]

        return {
            'inputs': inputs[:, : self.features],
            'figures': figures,
            'placed': rest[:, 0],
            'reading': rest[:, 1],
            'now': part(0),
            'final': part(1),
            'win': part(2) / self.chance_steps,
            'points': part(3) / self.point_steps,
            'chances': part(4) / self.chance_steps,
            'linear': part(5) / self.point_steps,
        }


def rounded(weights, scale, most):
    """Rounds weights as the game will; gradients pass through unchanged (straight-through estimator)."""
    return weights + ((weights * scale).round().clamp(-most, most) / scale - weights).detach()


class Net(torch.nn.Module):
    NAMES = ('w1', 's1', 'wd', 'sd', 'b1', 'bs', 'w2', 'b2', 'w3', 'b3', 'spread')

    def __init__(self, layout, hidden=128, inner=32, buckets=6, seed=1, rounds=True):
        super().__init__()
        torch.manual_seed(seed)
        self.layout, self.hidden, self.inner, self.buckets = layout, hidden, inner, buckets
        outputs = 2 * layout.players
        self.outputs = outputs
        self.rounds = rounds
        self.quantised = False

        def parameter(*shape, deviation=0.0):
            return torch.nn.Parameter(torch.randn(*shape) * deviation)

        self.w1 = parameter(layout.features, hidden, deviation=0.7 / math.sqrt(130))
        self.s1 = parameter(layout.features, outputs)
        self.wd = parameter(layout.figures, hidden, deviation=0.5 / math.sqrt(layout.figures))
        self.sd = parameter(layout.figures, outputs)
        self.b1 = parameter(hidden)
        self.bs = parameter(outputs)
        self.w2 = parameter(buckets, hidden, inner, deviation=math.sqrt(2 / hidden))
        self.b2 = parameter(buckets, inner)
        self.w3 = parameter(buckets, inner, outputs, deviation=0.5 * math.sqrt(1 / inner))
        self.b3 = parameter(buckets, outputs)
        self.spread = torch.nn.Parameter(torch.full((buckets,), math.log(10.0)))
        self.to(DEVICE)
        self.mean = [weights.detach().clone() for weights in self.list()]

    def list(self):
        return [getattr(self, name) for name in self.NAMES]

    def optimiser(self, rate, decay):
        """Weight decay makes unused first-layer weights fall to 0, which also compresses better."""
        others = [weights for name, weights in zip(self.NAMES, self.list()) if name != 'w1']
        groups = [{'params': [self.w1], 'weight_decay': decay}, {'params': others, 'weight_decay': 0.0}]
        return torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.99))

    def bounds(self):
        """Returns the largest weight of each part that the game's format can store."""
        s = self.layout.scales
        figures = s['WORD_MOST'] / s['FIGURE_SCALE']
        straight = s['WORD_MOST'] / s['OUTPUT_SCALE']
        scale = self.layout.figure_scales.unsqueeze(1)
        return {
            'w1': s['FEATURE_MOST'] / s['FEATURE_SCALE'],
            's1': straight,
            'wd': figures * scale,
            'sd': straight * scale,
            'w2': s['INNER_MOST'] / s['INNER_SCALE'],
            'w3': s['LAST_MOST'] / s['LAST_SCALE'],
        }

    @torch.no_grad()
    def keep_bounds(self):
        for name, most in self.bounds().items():
            weights = getattr(self, name)
            if isinstance(most, float):
                weights.clamp_(-most, most)
            else:
                weights.copy_(torch.minimum(torch.maximum(weights, -most), most))

    def bucket(self, placed):
        return torch.clamp((placed * self.buckets / self.layout.cells).floor().long(), max=self.buckets - 1)

    def forward(self, batch):
        """Returns points to come (in units of POINTS_PER_OUTPUT) and logits of the chances, by place in turn order."""
        s = self.layout.scales
        w1, w2 = self.w1, self.w2
        if self.quantised:
            w1 = rounded(w1, s['FEATURE_SCALE'], s['FEATURE_MOST'])
            w2 = rounded(w2, s['INNER_SCALE'], s['INNER_MOST'])
        hidden = torch.relu(batch['inputs'] @ w1 + batch['figures'] @ self.wd + self.b1)
        straight = batch['inputs'] @ self.s1 + batch['figures'] @ self.sd + self.bs
        bucket = self.bucket(batch['placed'])
        rows = torch.arange(len(bucket), device=hidden.device)
        inner = torch.einsum('nh,bhl->nbl', hidden, w2)[rows, bucket] + self.b2[bucket]
        signal = torch.clamp(inner, 0.0, s['SIGNAL_MOST'] / s['SIGNAL_SCALE'])
        out = torch.einsum('nl,blo->nbo', signal, self.w3)[rows, bucket] + self.b3[bucket] + straight
        people = self.layout.players
        return out[:, :people], out[:, people:]

    def by_points(self, batch, points):
        """Returns logits of the chances that follow from expected points."""
        unit = self.layout.scales['POINTS_PER_OUTPUT']
        spread = torch.exp(self.spread[self.bucket(batch['placed'])]).unsqueeze(1)
        return (batch['now'] + points.detach() * unit) / spread

    def loss(self, batch, share, teacher=None, taught=0.0):
        """Returns the loss. `share` is the weight of the next turn's estimate in the target; the rest is the game's
        result."""
        unit = self.layout.scales['POINTS_PER_OUTPUT']
        points, chances = self(batch)
        final = (1 - share) * batch['final'] + share * batch['points']
        win = (1 - share) * batch['win'] + share * batch['chances']
        error = ((points - (final - batch['now']) / unit) ** 2).mean()
        entropy = cross_entropy(win, chances)
        spread = cross_entropy(win, self.by_points(batch, points))
        total = 0.5 * error + entropy
        if teacher is not None:
            said_points, said_chances = teacher
            lesson = 0.5 * ((points - said_points) ** 2).mean() + cross_entropy(torch.softmax(said_chances, 1), chances)
            total = (1 - taught) * total + taught * lesson
        return total + spread, error.detach(), entropy.detach()

    def blend(self, keep):
        with torch.no_grad():
            for mean, weights in zip(self.mean, self.list()):
                mean.lerp_(weights.detach(), 1 - keep)

    @torch.no_grad()
    def take_mean(self):
        """Replaces the weights by their running mean; returns the old weights."""
        kept = [weights.detach().clone() for weights in self.list()]
        for weights, mean in zip(self.list(), self.mean):
            weights.copy_(mean)
        return kept

    @torch.no_grad()
    def put_back(self, kept):
        for weights, old in zip(self.list(), kept):
            weights.copy_(old)

    def save(self, path):
        layout = self.layout
        scale = layout.figure_scales.unsqueeze(1)
        parts = dict(zip(self.NAMES, self.mean))
        parts['wd'] = parts['wd'] / scale
        parts['sd'] = parts['sd'] / scale
        parts['spread'] = torch.exp(parts['spread'])
        header = (MAGIC, layout.players, layout.features, layout.figures, self.hidden, self.inner, self.buckets, 0)
        with open(path, 'wb') as file:
            file.write(struct.pack('<8i', *header))
            for name in self.NAMES:
                file.write(parts[name].detach().float().cpu().contiguous().numpy().astype('<f4').tobytes())

    @torch.no_grad()
    def read(self, path):
        header = np.fromfile(path, dtype='<i4', count=8)
        layout = self.layout
        expected = [MAGIC, layout.players, layout.features, layout.figures, self.hidden, self.inner, self.buckets]
        if list(header[:7]) != expected:
            raise ValueError(f'{path} has {list(header[:7])}, expected {expected}')
        numbers = np.fromfile(path, dtype='<f4')[8:]
        scale = layout.figure_scales.unsqueeze(1)
        at = 0
        for name, weights in zip(self.NAMES, self.list()):
            size = weights.numel()
            found = torch.from_numpy(numbers[at : at + size].copy()).view(weights.shape).to(DEVICE)
            at += size
            if name in ('wd', 'sd'):
                found = found * scale
            if name == 'spread':
                found = torch.log(found)
            weights.copy_(found)
        if at != len(numbers):
            raise ValueError(f'{path} has {len(numbers)} weights, expected {at}')
        self.mean = [weights.detach().clone() for weights in self.list()]

    @torch.no_grad()
    def measure(self, held_out, tag, more):
        """Prints errors on held-out records as a line of JSON, using the net as the game will: mean weights, rounded if
        it is for the game."""
        kept = self.take_mean()
        was = self.quantised
        self.quantised = self.rounds
        sums = {}
        for start in range(0, len(held_out), 16384):
            batch = self.layout.split(held_out[start : start + 16384].to(DEVICE), False)
            points, chances = self(batch)
            unit = self.layout.scales['POINTS_PER_OUTPUT']
            rows = {
                'squares': ((batch['now'] + points * unit - batch['final']) ** 2).mean(1),
                'squaresLinear': ((batch['linear'] - batch['final']) ** 2).mean(1),
                'entropy': cross_entropies(batch['win'], chances),
                'entropyByPoints': cross_entropies(batch['win'], self.by_points(batch, points)),
            }
            for reading, number in READINGS.items():
                which = batch['reading'] == number
                for name, row in rows.items():
                    total, count = sums.get((reading, name), (0.0, 0))
                    sums[reading, name] = (total + float(row[which].sum()), count + int(which.sum()))
        told = {'tag': tag, **more}
        for reading in READINGS:
            mean = {name: sums[reading, name][0] / max(1, sums[reading, name][1]) for name in rows}
            if sums[reading, 'squares'][1] > 0:
                told[reading] = {
                    'records': sums[reading, 'squares'][1],
                    'rmse': round(math.sqrt(mean['squares']), 3),
                    'rmseLinear': round(math.sqrt(mean['squaresLinear']), 3),
                    'entropy': round(mean['entropy'], 4),
                    'entropyByPoints': round(mean['entropyByPoints'], 4),
                }
        told['spread'] = [round(float(x), 2) for x in torch.exp(self.spread)]
        print(json.dumps(told), flush=True)
        self.quantised = was
        self.put_back(kept)
        return told


def cross_entropies(win, weights):
    return -(win * torch.log_softmax(weights, 1)).sum(1)


def cross_entropy(win, weights):
    return cross_entropies(win, weights).mean()
