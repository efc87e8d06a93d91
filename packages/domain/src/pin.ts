const steps = '01234567890';
const downwards = '09876543210';
/** Beside rows and repetitions: what surveys of stolen PINs find most often. */
const favourites = [
  '2580',
  '0852',
  '1004',
  '1379',
  '1397',
  '7139',
  '147258',
  '159753',
  '159357',
  '789456',
  '112233',
  '123654',
];

/**
 * Whether a PIN is trivial to guess: all digits alike, counting up or down, a repeated part, a pair of doubles, a
 * pattern of the keypad. Does not check data of the person, such as a year of birth.
 */
export function isTrivialPin(pin: string): boolean {
  if (steps.includes(pin) || downwards.includes(pin) || favourites.includes(pin)) return true;
  const repeats = [1, 2, 3].some(
    (length) => pin.length > length && pin === pin.slice(0, length).repeat(pin.length / length),
  );
  return repeats || /^(\d)\1(\d)\2$/.test(pin);
}
