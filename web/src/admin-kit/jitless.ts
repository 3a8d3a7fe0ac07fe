import * as z from 'zod';

// Must run before the first schema is created: zod's probe for eval violates the content security policy.
z.config({ jitless: true });
