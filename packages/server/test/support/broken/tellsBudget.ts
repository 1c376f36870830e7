import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ budget }: { readonly budget?: { readonly milliseconds: number } }) => {
  const message = budget === undefined ? 'no budget' : `budget ${Math.floor(budget.milliseconds)}`;
  parentPort?.postMessage({ kind: 'failed', error: { name: 'Told', message } });
});
