import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('adds up a payslip, prints it for those who pay, and for nobody else', async () => {
  const [employee] = (await test.as('hr')('/api/hr_employee?limit=1')).json().data;
  const items = [
    { kind: 'earning', description: 'เงินเดือน', amount: 28000 },
    { kind: 'deduction', description: 'ประกันสังคม', amount: 750.25 },
  ];
  const data = { employee_id: employee.id, employee_name: 'วรรณา ขายดี', period: '2026-11', items };
  const made = await test.as('hr')('/api/payslip', { body: { data } });
  expect(made.status, made.text).toBe(201);
  expect(made.json().data).toMatchObject({ earnings: 28000, deductions: 750.25, net_pay: 27249.75 });
  const path = `/api/document/payslip/${made.json().data.id}`;
  const drawn = await test.as('hr')(path);
  for (const text of ['สลิปเงินเดือน', 'วรรณา ขายดี', '27,249.75', 'สองหมื่นเจ็ดพันสองร้อยสี่สิบเก้าบาทเจ็ดสิบห้าสตางค์'])
    expect(drawn.text).toContain(text);
  for (const role of ['manager', 'supervisor', 'sales', 'guest']) expect((await test.as(role)(path)).status).toBe(403);

  const certificate = await test.as('hr')(`/api/document/employment_certificate/${employee.id}`);
  expect(certificate.text).toContain('หนังสือรับรองการทำงาน');
  expect(certificate.text).toContain(employee.last_name);
  expect((await test.as('sales')(`/api/document/employment_certificate/${employee.id}`)).status).toBe(403);
});

it('calls an employee by the full name, in a new payslip too', async () => {
  const data = { first_name: 'วรรณา', last_name: 'ขายดี', employee_code: 'E-77' };
  const { id, full_name: name } = (await test.as('hr')('/api/hr_employee', { body: { data } })).json().data;
  expect(name).toBe('วรรณา ขายดี');
  const path = encodeURIComponent(`/hr/payslips/create?employee_id=${id}`);
  const page = (await test.as('hr')(`/api/page?path=${path}`)).json();
  expect(page.data.form.record.given).toMatchObject({ employee_name: name, employee_code: 'E-77' });
  expect(page.data.form.record.names.hr_employee[id].text).toBe(name);
});
