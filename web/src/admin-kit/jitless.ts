import * as z from 'zod';

// Must run before the first schema is made: zod's probe for faster code trips the content security policy.
z.config({ jitless: true });
