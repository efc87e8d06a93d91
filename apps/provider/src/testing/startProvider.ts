import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const programIn = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** A program of the provider in a separate process, as an operator starts it. */
export interface StartedProvider {
  child: ChildProcess;
  /** The output so far. */
  output: () => string;
  errors: () => string;
  /** Resolves with the exit code; 137 when it was killed. */
  ended: Promise<number>;
  /** Resolves when it reports that it is ready. @throws when it exits before. */
  ready: () => Promise<void>;
}

/** The environment variables of a shifted clock and time zone (`tests/anyDay.ts`). */
const clock = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'NO_FAKE_STAT', 'TZ'];
const machine = {
  ...Object.fromEntries(['PATH', ...clock].map((name) => [name, process.env[name]])),
  // Dozens of processes start; later ones reuse the code that Node compiled for the first.
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
};

/** Starts `main.ts`; the environment holds only `env`, the machine's clock and PATH, and Node's compile cache. */
export const startProvider = (env: Record<string, string>, ...args: string[]): StartedProvider =>
  startProgram('main.ts', env, ...args);

/** Starts one of the programs. */
export function startProgram(
  file: 'main.ts' | 'backup.ts' | 'restore.ts' | 'changeKey.ts',
  env: Record<string, string>,
  ...args: string[]
): StartedProvider {
  const child = spawn(process.execPath, [programIn(file), ...args], {
    env: { ...machine, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 137)));
  const ready = () =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.includes('Ready:') && resolve();
      child.stdout.on('data', check);
      check();
      void ended.then((code) => reject(new Error(`ended with ${code}: ${errors}${output}`)));
    });
  return { child, output: () => output, errors: () => errors, ended, ready };
}

/** Returns a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
