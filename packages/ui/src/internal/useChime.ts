import { useEffect } from 'react';

/** Pitches in hertz, played one after the other. */
const pitches = [660, 880];
const toneSeconds = 0.22;
const volume = 0.2;

/* Oscillators need no file and no exception in the content security policy. */
const play = (): (() => void) => {
  if (typeof AudioContext === 'undefined') return () => {};
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = volume;
  gain.connect(context.destination);
  const tones = pitches.map((pitch, index) => {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(context.currentTime + index * toneSeconds);
    tone.stop(context.currentTime + (index + 1) * toneSeconds);
    return tone;
  });
  const close = (): void => {
    if (context.state !== 'closed') void context.close();
  };
  tones.at(-1)!.addEventListener('ended', close);
  /* Stays pending where the browser allows no sound before a gesture. */
  context.resume().catch(() => {});
  return close;
};

/** Plays two short tones when `key` is set, and again when it changes. */
export const useChime = (key: string | undefined): void => {
  useEffect(() => (key === undefined ? undefined : play()), [key]);
};
