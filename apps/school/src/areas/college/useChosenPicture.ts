import { useEffect, useRef, useState } from 'react';
import { readPicture } from '../../forms/readPicture.ts';
import type { Message } from '../../intl/problemText.ts';

type Chosen = { picture: File; address: string } | null;

/**
 * Holds a chosen picture that isn't uploaded, with an object URL that is revoked with it. A HEIC photo is converted before,
 * which takes seconds.
 */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen>(null);
  const [fault, setFault] = useState<Message | null>(null);
  const [reading, setReading] = useState<AbortController | null>(null);
  const cleanup = useRef({ address: '', reading });
  const clear = () => {
    cleanup.current.reading?.abort();
    if (cleanup.current.address) URL.revokeObjectURL(cleanup.current.address);
    cleanup.current = { address: '', reading: null };
  };
  useEffect(() => clear, []);
  const discard = () => {
    clear();
    setReading(null);
    setChosen(null);
    setFault(null);
  };
  return {
    picture: chosen?.picture ?? null,
    address: chosen?.address ?? null,
    fault,
    setFault,
    isReading: reading !== null,
    discard,
    async choose(file: File) {
      discard();
      const controller = new AbortController();
      cleanup.current.reading = controller;
      setReading(controller);
      const picture = await readPicture(file, { signal: controller.signal }).catch(() => null);
      if (controller.signal.aborted || !picture) return;
      setReading(null);
      if (!(picture instanceof File)) return setFault(picture);
      cleanup.current.address = URL.createObjectURL(picture);
      setChosen({ picture, address: cleanup.current.address });
    },
  };
}
