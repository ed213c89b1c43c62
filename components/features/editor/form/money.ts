/** The currencies in which participants can be paid. The document contains their codes (ISO 4217). */
export const PAY_CURRENCIES = ["GBP", "EUR", "USD", "CHF", "CAD", "AUD"] as const;
