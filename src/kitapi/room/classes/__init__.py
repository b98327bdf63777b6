"""Classes of trainees."""
