import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renewedUntil, validityOf } from './rules.ts';

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 }).map((ms) => new Date(ms));
const seconds = fc.integer({ min: 600, max: 86_400 });

test('a renewal reaches as far as the school lets it, and never over the hard limit', () => {
  fc.assert(
    fc.property(moment, moment, seconds, (last, now, lasts) => {
      const until = renewedUntil({ last }, lasts, now).getTime();
      expect(until).toBe(Math.min(last.getTime(), now.getTime() + lasts * 1000));
    }),
  );
});

test('SE-2 the time left is whole seconds, promises none too many, and is never negative', () => {
  fc.assert(
    fc.property(moment, moment, (until, now) => {
      const { tgt, expireTime } = validityOf('TGT-x', until, now);
      expect(tgt).toBe('TGT-x');
      expect(Number.isInteger(expireTime) && expireTime >= 0).toBe(true);
      if (until > now) expect(until.getTime() - now.getTime() - expireTime * 1000).toBeLessThan(1000);
      if (expireTime > 0) expect(now.getTime() + expireTime * 1000).toBeLessThanOrEqual(until.getTime());
    }),
  );
});
