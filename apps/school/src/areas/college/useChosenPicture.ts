import { useEffect, useRef, useState } from 'react';

type Chosen = { file: File; address: string } | null;

/** Holds a chosen picture that isn't uploaded, with an object URL that is revoked with it. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen>(null);
  const open = useRef<string | null>(null);
  const close = () => {
    if (open.current) URL.revokeObjectURL(open.current);
    open.current = null;
  };
  useEffect(() => close, []);
  return {
    chosen: chosen?.file ?? null,
    address: chosen?.address ?? null,
    choose(file: File | null) {
      close();
      const address = file && URL.createObjectURL(file);
      open.current = address;
      setChosen(file && address ? { file, address } : null);
    },
  };
}
