import { ApiError } from './api-error.ts';

/** The server answered, and refused: asking again would change nothing. */
export const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.http === 200;
