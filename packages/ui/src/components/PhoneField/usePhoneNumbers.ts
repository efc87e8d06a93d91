import { useEffect, useEffectEvent, useState } from 'react';

type PhoneNumbers = typeof import('./phoneNumbers.ts');

/**
 * What knows the world's numbers, once it is here: nothing on a server and until it has come. Without a network nothing
 * is grouped and nothing judged; it is asked for again the next time the field is entered.
 *
 * @param onArrive hears of it in the moment it comes
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
