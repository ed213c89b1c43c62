/** Currencies in which people are paid; the document holds their code (ISO 4217). */
export const PAY_CURRENCIES = ["GBP", "EUR", "USD", "CHF", "CAD", "AUD"] as const;
