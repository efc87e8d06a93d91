/**
 * A request with every field of the contract, also the optional ones: a form that forgets one does not compile. A field
 * that is `undefined` is not sent.
 */
export type CompleteWrite<Write> = { [Field in keyof Required<Write>]: Write[Field] };
