/** Milliseconds of the watch of the event stream. */
export interface SilenceTimes {
  /** After the last sign of life, until the page fetches without events; two heartbeats. */
  silence: number;
  /** Between two fetches of such a page. */
  period: number;
  /** After the last sign of life, until the page reports that it is not live. */
  report: number;
}

const usual: SilenceTimes = { silence: 20_000, period: 15_000, report: 60_000 };

/** A watch of the event stream. */
export interface SilenceWatch {
  /** Starts or starts again, as if a sign of life had come. */
  start(): void;
  /** A sign of life: an event or a heartbeat. */
  sign(): void;
  stop(): void;
}

/**
 * Watches for signs of life of the event stream. Proxies and virus scanners may hold it back without ending it, and a
 * frozen tab may forward nothing.
 *
 * @param handlers `fetch` is called while nothing arrives, with the number of earlier calls since the last sign.
 *   `report` receives whether the page is live.
 */
export function watchSilence(
  { fetch, report }: { fetch(earlier: number): void; report(isLive: boolean): void },
  times: SilenceTimes = usual,
): SilenceWatch {
  let fetching: ReturnType<typeof setTimeout> | undefined;
  let reporting: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(fetching);
    clearTimeout(reporting);
  };
  const start = () => {
    clear();
    let earlier = 0;
    const fetchAgain = () => {
      fetch(earlier);
      earlier += 1;
      fetching = setTimeout(fetchAgain, times.period);
    };
    fetching = setTimeout(fetchAgain, times.silence);
    reporting = setTimeout(() => report(false), times.report);
  };
  return {
    start,
    sign() {
      report(true);
      start();
    },
    stop() {
      clear();
      report(true);
    },
  };
}
