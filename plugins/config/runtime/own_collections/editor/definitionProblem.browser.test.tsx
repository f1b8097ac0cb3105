import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StoryPage } from '../../../../../stories/StoryPage.tsx';
import { showOnPage } from '../../../../../tests/support/showOnPage.ts';
import { DefinitionProblem } from './DefinitionProblem.tsx';

function Screen() {
  const [problem, setProblem] = useState<{ text: string; faults: [] }>();
  return (
    <>
      {problem && <DefinitionProblem problem={problem} />}
      <div style={{ blockSize: '3000px' }} />
      <button type="button" onClick={() => setProblem({ text: 'บันทึกไม่ได้', faults: [] })}>
        บันทึก
      </button>
    </>
  );
}

it('comes into sight of whoever saved far below it, each time', async () => {
  showOnPage(
    <StoryPage language="th">
      <Screen />
    </StoryPage>,
  );
  for (let times = 0; times < 2; times += 1) {
    await userEvent.click(page.getByRole('button', { name: 'บันทึก' }));
    await expect.element(page.getByText('บันทึกไม่ได้')).toBeInViewport();
  }
});
