import { onlyDigits } from '@school/text';
import type { UiMessages } from '../../root/messages.ts';
import {
  getCardBrand,
  codeLength,
  groupDigits,
  isCardNumber,
  mostDigits,
  type CardBrand,
} from './cardNumber.ts';
import { hasExpired, isExpiration, writeExpiration } from './expiration.ts';

/** The texts of the four fields of a `CreditCard`. */
export interface CreditCardText {
  /** The name as printed on the card. */
  holder: string;
  /** Digits alone. */
  number: string;
  /** `MM/YY`. */
  expiration: string;
  securityCode: string;
}

/** The value of a `CreditCard`. */
export interface CreditCardValue extends CreditCardText {
  /** Set as soon as the first digits identify it. */
  brand: CardBrand | undefined;
  /** Whether all fields are filled, the number is valid and the card has not expired. The bank may still decline it. */
  valid: boolean;
}

/* Callers without types leave fields out, or hand over numbers. */
export const normalizeCardText = (text: Partial<CreditCardText> | null | undefined): CreditCardText => ({
  holder: String(text?.holder ?? ''),
  number: onlyDigits(String(text?.number ?? '')),
  expiration: writeExpiration(String(text?.expiration ?? '')),
  securityCode: onlyDigits(String(text?.securityCode ?? '')),
});

/** A number as it is typed: its digits, no more than its brand has, in the groups of its brand. */
export const writeNumber = (text: string): string => {
  const digits = onlyDigits(text);
  return groupDigits(digits.slice(0, mostDigits(digits)));
};

/** Returns the error of each filled field, in the kit's texts. */
export const getFaults = (
  { number, expiration, securityCode }: CreditCardText,
  messages: UiMessages['creditCard'],
  today: Date | undefined,
): Partial<Record<keyof CreditCardText, string>> => {
  const faults: Partial<Record<keyof CreditCardText, string>> = {};
  const digits = codeLength(getCardBrand(number));
  if (number && !isCardNumber(number)) faults.number = messages.invalidNumber;
  if (expiration && !isExpiration(expiration)) faults.expiration = messages.invalidExpiration;
  else if (hasExpired(expiration, today)) faults.expiration = messages.expired;
  if (securityCode && securityCode.length !== digits) faults.securityCode = messages.invalidCode(digits);
  return faults;
};

/** Returns the four texts with what they imply. */
export const validateCard = (text: CreditCardText, today: Date | undefined): CreditCardValue => {
  const { holder, number, expiration, securityCode } = text;
  const brand = getCardBrand(number);
  const valid =
    holder.trim() !== '' &&
    isCardNumber(number) &&
    isExpiration(expiration) &&
    !hasExpired(expiration, today) &&
    securityCode.length === codeLength(brand);
  return { ...text, brand, valid };
};
