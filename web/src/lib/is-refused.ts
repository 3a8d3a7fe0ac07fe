import { ApiError } from './api-error.ts';

/** The server answered with a refusal, so a retry would not help. */
export const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.http === 200;
