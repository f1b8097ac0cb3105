/** True for a Thai national id: 13 digits of which the last is the check digit (weights 13 down to 2, modulo 11). */
export function isCitizenId(value: string): boolean {
  if (!/^[0-9]{13}$/.test(value)) return false;
  const sum = Array.from(value.slice(0, 12)).reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return (11 - (sum % 11)) % 10 === Number(value[12]);
}
