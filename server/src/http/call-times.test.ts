import { expect, test } from 'vitest';
import { CallTimes } from './call-times.ts';

test('times of calls read as a histogram: each class holds what was quicker, the last one everything', () => {
  const times = new CallTimes();
  const clock = times.of('session.boot');
  clock(200, performance.now());
  clock(200, performance.now() - 30);
  clock(200, performance.now() - 60_000);
  clock(403, performance.now());
  const lines = times.text().split('\n');
  const of = (rest: string) => lines.find((line) => line.startsWith(`yizhan_call_seconds_${rest}`))?.split(' ')[1];
  expect(of('bucket{le="0.002",call="session.boot",http="200"}')).toBe('1');
  expect(of('bucket{le="0.025",call="session.boot",http="200"}')).toBe('1');
  expect(of('bucket{le="10",call="session.boot",http="200"}')).toBe('2');
  expect(of('bucket{le="+Inf",call="session.boot",http="200"}')).toBe('3');
  expect(of('count{call="session.boot",http="200"}')).toBe('3');
  expect(Number(of('sum{call="session.boot",http="200"}'))).toBeGreaterThan(60);
  expect(of('count{call="session.boot",http="403"}')).toBe('1');
});

test('whoever asks for the clock of a call counts with the others', () => {
  const times = new CallTimes();
  times.of('session.boot')(200, performance.now());
  times.of('session.boot')(200, performance.now());
  expect(times.text()).toContain('yizhan_call_seconds_count{call="session.boot",http="200"} 2');
});
