export * from './reviewed.ts';
export * from './reviewedResult.ts';
