/**
 * Limits how often work runs: at once, then at most once in each period, with the last call never lost.
 * @param period In milliseconds.
 */
export function atMostEvery(period: number, work: () => void): () => void {
  let waiting = false;
  let again = false;
  const run = () => {
    work();
    waiting = true;
    again = false;
    setTimeout(() => {
      waiting = false;
      if (again) run();
    }, period);
  };
  return () => {
    if (waiting) again = true;
    else run();
  };
}
