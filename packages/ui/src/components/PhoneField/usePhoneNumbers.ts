import { useEffect, useEffectEvent, useState } from 'react';

type PhoneNumbers = typeof import('./phoneNumbers.ts');

/**
 * Loads the numbering plans: undefined on a server and until they are loaded. Without a network no number is grouped or
 * validated; loading is retried the next time the field gets focus.
 *
 * @param onArrive called as soon as they are loaded
 */
export const usePhoneNumbers = (
  onArrive: (numbers: PhoneNumbers) => void,
): { numbers: PhoneNumbers | undefined; fetch: () => void } => {
  const [numbers, setNumbers] = useState<PhoneNumbers>();
  const [requestCount, setRequestCount] = useState(0);
  const arrive = useEffectEvent((loaded: PhoneNumbers) => {
    setNumbers(loaded);
    onArrive(loaded);
  });
  useEffect(() => {
    let isCurrent = true;
    import('./phoneNumbers.ts').then(
      (loaded) => {
        if (isCurrent) arrive(loaded);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [requestCount]);
  return {
    numbers,
    fetch: () => {
      if (!numbers) setRequestCount(requestCount + 1);
    },
  };
};
