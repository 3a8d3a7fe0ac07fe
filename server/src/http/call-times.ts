/** Upper bounds of the histogram buckets. */
const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NAME = 'yizhan_call_seconds';

type Clock = (http: number, began: number) => void;

/** The durations of calls with the same name and HTTP status. */
class CallDurations {
  private readonly classes = seconds.map(() => 0);
  private times = 0;
  private sum = 0;

  count(took: number) {
    const at = seconds.findIndex((most) => took <= most);
    // Durations above the last bucket count only in the total.
    if (at >= 0) this.classes[at] = (this.classes[at] ?? 0) + 1;
    this.times += 1;
    this.sum += took;
  }

  /** Prometheus buckets are cumulative. */
  lines(labels: string): string[] {
    let upToHere = 0;
    const classes = this.classes.map((times, at) => {
      upToHere += times;
      return `${NAME}_bucket{le="${seconds[at]}",${labels}} ${upToHere}`;
    });
    return [
      ...classes,
      `${NAME}_bucket{le="+Inf",${labels}} ${this.times}`,
      `${NAME}_sum{${labels}} ${this.sum}`,
      `${NAME}_count{${labels}} ${this.times}`,
    ];
  }
}

/** Call durations by name and HTTP status. Hand-written because it runs on every call and prom-client is slower. */
export class CallTimes {
  private readonly calls = new Map<string, Map<number, CallDurations>>();

  /** The timer of one call. */
  of(call: string): Clock {
    const byHttp = this.calls.get(call) ?? new Map<number, CallDurations>();
    this.calls.set(call, byHttp);
    return (http, began) => {
      let durations = byHttp.get(http);
      if (!durations) {
        durations = new CallDurations();
        byHttp.set(http, durations);
      }
      durations.count((performance.now() - began) / 1000);
    };
  }

  /** In the Prometheus text format. */
  text(): string {
    const lines = [
      `# HELP ${NAME} Time of a call from its input read to its answer made, by call and HTTP status`,
      `# TYPE ${NAME} histogram`,
    ];
    for (const [call, byHttp] of this.calls)
      for (const [http, durations] of byHttp) lines.push(...durations.lines(`call="${call}",http="${http}"`));
    return `${lines.join('\n')}\n`;
  }
}
