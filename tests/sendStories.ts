import { spawn } from 'node:child_process';

/** The command that sends the stories, and how long it may take in milliseconds. */
interface Sending {
  token: string | undefined;
  command: string;
  args: string[];
  limit: number;
}

/** What Chromatic prints when it can't reach its service; it then keeps running. */
const noNetwork = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH/;

/**
 * Sends the stories to Chromatic and prints its output.
 * @returns its exit code, or 1 with one sentence if it has no token, no network, or exceeds the limit.
 */
export function sendStories({ token, command, args, limit }: Sending): Promise<number> {
  if (!token) {
    console.error('Set CHROMATIC_PROJECT_TOKEN to send the stories to Chromatic; see docs/design-review.md.');
    return Promise.resolve(1);
  }
  return new Promise((resolve) => {
    // A separate process group, so that the build that it starts ends with it.
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let ended = false;
    const end = (code: number, sentence?: string) => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      if (sentence) console.error(sentence);
      if (sentence && child.pid) process.kill(-child.pid, 'SIGKILL');
      resolve(code);
    };
    const timer = setTimeout(() => end(1, `Chromatic took more than ${limit / 60_000} minutes.`), limit);
    const print = (piece: Buffer) => {
      process.stdout.write(piece);
      if (noNetwork.test(piece.toString())) end(1, 'Chromatic is not reachable: no story was sent.');
    };
    child.stdout.on('data', print);
    child.stderr.on('data', print);
    child.on('error', (error) => end(1, `Chromatic did not start: ${error.message}`));
    child.on('close', (code) => end(code ?? 1));
  });
}
