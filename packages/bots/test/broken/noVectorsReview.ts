/** A host without WebAssembly, and the worker of reviews in it. */
Object.defineProperty(globalThis, 'WebAssembly', { value: undefined });
await import('../../node/reviewWorker.ts');
