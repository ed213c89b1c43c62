"use client";

import { type FormEvent, type ReactNode, useState } from "react";

/** The contact form: reports missing fields, and confirms the submission. */
export function ContactForm({ className, children }: { className: string; children: ReactNode }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const [message, setMessage] = useState("");

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    setValues({ ...values, [name]: value });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isComplete = Boolean(values.name && values.email && values.message);
    setMessage(isComplete ? "Thank you." : "Please fill in name, e-mail address and message.");
  };
  return (
    <form className={className} noValidate onChange={onChange} onSubmit={onSubmit}>
      {children}
      <p role="status">{message}</p>
    </form>
  );
}
