import { useEffect, useState, useSyncExternalStore } from 'react';

/** `blocked`: the browser allows no sound before the user has pressed something. */
export type AlarmState = 'on' | 'off' | 'blocked';

const alarmSeconds = 10;
const volume = 0.3;
const middlePitch = 750;
const pitchRange = 250;
const sweepsPerSecond = 1.5;
/** How long a browser takes to report whether it allows sound, in milliseconds. */
const reportTime = 100;

/* An oscillator needs no file and no exception in the content security policy. */
const ring = (context: AudioContext): void => {
  const tone = context.createOscillator();
  const sweep = context.createOscillator();
  const depth = context.createGain();
  const gain = context.createGain();
  tone.frequency.value = middlePitch;
  sweep.frequency.value = sweepsPerSecond;
  depth.gain.value = pitchRange;
  gain.gain.value = volume;
  sweep.connect(depth).connect(tone.frequency);
  tone.connect(gain).connect(context.destination);
  tone.start();
  sweep.start();
};

/** Plays the sound; without Web Audio its state is `blocked`. */
const createAlarm = () => {
  const listeners = new Set<() => void>();
  let state: AlarmState = 'off';
  let end = (): void => {};
  const set = (next: AlarmState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = (): void => {
    end();
    if (typeof AudioContext === 'undefined') return set('blocked');
    const context = new AudioContext();
    const report = (): void => set(context.state === 'running' ? 'on' : 'blocked');
    ring(context);
    context.addEventListener('statechange', report);
    /* Stays pending until a gesture, so it is not awaited; rejected when the alarm ends before. */
    context.resume().catch(() => {});
    const reporting = setTimeout(report, reportTime);
    const ending = setTimeout(() => end(), alarmSeconds * 1000);
    end = () => {
      end = () => {};
      clearTimeout(reporting);
      clearTimeout(ending);
      context.removeEventListener('statechange', report);
      void context.close();
      set('off');
    };
  };
  return {
    start,
    stop: () => end(),
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Sounds an alarm while `active`, for ten seconds or until it is turned off; again when `key` changes. */
export const useAlarm = (active: boolean, key?: string): { state: AlarmState; toggle: () => void } => {
  const [alarm] = useState(createAlarm);
  const state = useSyncExternalStore(alarm.subscribe, alarm.getState, alarm.getState);
  useEffect(() => {
    if (!active) return;
    alarm.start();
    return alarm.stop;
  }, [active, alarm, key]);
  return { state, toggle: state === 'on' ? alarm.stop : alarm.start };
};
