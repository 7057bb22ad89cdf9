import { type ReactNode, useState } from 'react';

interface WhenNearProps {
  /** CSS length, reserved for the children. */
  readonly height: string | undefined;
  readonly children: ReactNode;
}

/** Renders its children when they are less than half a screen away: each frame loads a Storybook. */
export function WhenNear({ height, children }: WhenNearProps) {
  const [isNear, setIsNear] = useState(false);
  return (
    <div
      style={{ minBlockSize: height }}
      ref={(element) => {
        if (!element || isNear) return;
        const observer = new IntersectionObserver(
          ([entry]) => {
            if (entry?.isIntersecting) setIsNear(true);
          },
          { rootMargin: '50%' },
        );
        observer.observe(element);
        return () => observer.disconnect();
      }}
    >
      {isNear && children}
    </div>
  );
}
