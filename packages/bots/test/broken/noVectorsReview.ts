/** Runs the review worker on a host without WebAssembly. */
Object.defineProperty(globalThis, 'WebAssembly', { value: undefined });
await import('../../node/reviewWorker.ts');
