import type { View } from '@nunatak/engine';
import type { TreeNode } from './tree.ts';

/** What a search leaves behind for the next turn of its seat: the tree after the plan it chose. */
export interface Memory {
  readonly turn: number;
  readonly seat: number;
  readonly tree: TreeNode;
}

/**
 * What is known already of the turn under way, if everyone has had one turn since and played what a playout tried.
 * Between two turns of the solo person only dummies move, whom the tree does not ask.
 */
export function recall(memory: Memory | undefined, view: View): TreeNode | undefined {
  const { players } = view.facts;
  if (memory === undefined || memory.seat !== view.decider) return undefined;
  if (players > 1 && view.turn !== memory.turn + players) return undefined;
  let node: TreeNode | undefined = memory.tree;
  for (let i = 1; i < players && node !== undefined; i++) node = node.playedBy(view, (memory.seat + i) % players);
  return node;
}
