import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { childrenOf } from './support/processes.ts';

it('the children of a process are found without a program of the system', async () => {
  const before = childrenOf(process.pid);
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
  await once(child, 'spawn');
  expect(childrenOf(process.pid).filter((id) => !before.includes(id))).toEqual([child.pid]);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(childrenOf(process.pid)).not.toContain(child.pid);
});
