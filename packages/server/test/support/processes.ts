import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of the processes that a process has started and that still run. */
export function childrenOf(pid: number): readonly number[] {
  // On Linux the kernel tells; pgrep is in a package that a small system lacks.
  if (process.platform === 'linux') return runningIds().filter((id) => parentOf(id) === pid);
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function runningIds(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Returns undefined if the process has ended in the meantime. */
function parentOf(id: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name of the program may hold spaces and brackets; after the last bracket follow the state and the parent.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(parent);
  } catch {
    return undefined;
  }
}
