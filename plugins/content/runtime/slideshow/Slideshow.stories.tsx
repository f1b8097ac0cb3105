import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import mountains from '../../../../stories/mountains.svg?no-inline';
import { Slideshow } from './Slideshow.tsx';
import { widget } from './slideshow.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Slideshow) };

export default meta;
type Story = StoryObj<StoryArgs>;

const slides = [
  { image: mountains, alt: '', title: 'เปิดรับสมัครรุ่นที่ 12', subtitle: 'หลักสูตรความปลอดภัย', link: '/courses' },
  {
    image: mountains,
    title: 'สัมมนาประจำปี',
    content: '<p>เข้าร่วมฟรี ที่นั่งจำกัด</p>',
    link: '/seminar',
    button: true,
    buttonText: 'ลงทะเบียน',
  },
  { title: 'สไลด์ที่มีแต่ข้อความ', subtitle: 'ไม่มีรูป' },
];

export const Default: Story = { args: { properties: { slides, interval: 0 } } };

export const Moving: Story = { args: { properties: { slides } } };

/** Draws nothing. */
export const Empty: Story = {};

export const OneSlide: Story = { args: { properties: { slides: slides.slice(0, 1) } } };

export const LongText: Story = {
  args: { properties: { slides: [{ ...slides[1], title: 'หัวข้อที่ยาวมาก '.repeat(10) }, slides[0]], interval: 0 } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
