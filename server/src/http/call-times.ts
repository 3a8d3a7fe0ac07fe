import { Histogram, Registry } from 'prom-client';

const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Timer = { observe(seconds: number): void };
type Clock = (http: number, began: number) => void;

/** How long calls take, by name and HTTP status. */
export class CallTimes {
  readonly register = new Registry();
  private readonly histogram = new Histogram({
    name: 'yizhan_call_seconds',
    help: 'Time of a call from its input read to its answer made, by call and HTTP status',
    labelNames: ['call', 'http'],
    buckets: seconds,
    registers: [this.register],
  });

  private readonly clocks = new Map<string, Clock>();

  /** The clock of one call. */
  of(call: string): Clock {
    const clock = this.clocks.get(call) ?? this.make(call);
    this.clocks.set(call, clock);
    return clock;
  }

  /** Looking up labels costs more than counting: each status is looked up once. */
  private make(call: string): Clock {
    const known = new Map<number, Timer>();
    return (http, began) => {
      let timer = known.get(http);
      if (!timer) {
        timer = this.histogram.labels(call, String(http));
        known.set(http, timer);
      }
      timer.observe((performance.now() - began) / 1000);
    };
  }
}
