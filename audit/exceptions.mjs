/**
 * What judges find and the site keeps, each with its reason. One that matches nothing is itself a finding.
 *
 * @type {import("./judge").Exception[]}
 */
export const EXCEPTIONS = [];
