/** Creates a function that runs the work of one key one after the other; other keys run beside it. */
export function createTurns(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (running.get(key) ?? Promise.resolve()).then(work, work);
    running.set(key, turn);
    try {
      return await turn;
    } finally {
      if (running.get(key) === turn) running.delete(key);
    }
  };
}
