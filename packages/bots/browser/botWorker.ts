import { answer, netWanted, type Request } from '../src/worker/protocol.ts';
import { fetchNet } from './fetchNet.ts';

self.addEventListener('message', async (event: MessageEvent<Request>) => {
  const players = netWanted(event.data);
  if (players !== undefined) await fetchNet(players);
  self.postMessage(answer(event.data, () => performance.now()));
});
