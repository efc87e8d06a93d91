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
  const [asked, setAsked] = useState(0);
  const arrive = useEffectEvent((come: PhoneNumbers) => {
    setNumbers(come);
    onArrive(come);
  });
  useEffect(() => {
    let wanted = true;
    import('./phoneNumbers.ts').then(
      (come) => {
        if (wanted) arrive(come);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [asked]);
  return {
    numbers,
    fetch: () => {
      if (!numbers) setAsked(asked + 1);
    },
  };
};
