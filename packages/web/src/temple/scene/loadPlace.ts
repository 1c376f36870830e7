import type { Fineness, Place } from './place/place.ts';

const known = new Map<Fineness, Promise<Place>>();

function make(fineness: Fineness): Promise<Place> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./place/placeWorker.ts', import.meta.url), { type: 'module', name: 'place' });
    worker.onmessage = ({ data }: MessageEvent<Place>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(`the place of the temple could not be made: ${event.message}`));
    };
    worker.postMessage(fineness);
  });
}

/** The place, made in a worker once and kept: every board stands on the same snow. A failure is not kept. */
export function loadPlace(fineness: Fineness): Promise<Place> {
  const place = known.get(fineness) ?? make(fineness);
  known.set(fineness, place);
  place.catch(() => known.delete(fineness));
  return place;
}
