import { type Fineness, makePlace } from './place.ts';

self.addEventListener('message', ({ data }: MessageEvent<Fineness>) => {
  self.postMessage(makePlace(data));
});
